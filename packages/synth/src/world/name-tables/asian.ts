import type { NameTable } from "../name-table.ts";

/** Names of Asia in Latin letters, the most common first. */
export const asianNames: Readonly<Record<string, NameTable>> = {
  in: {
    female:
      "Priya Anjali Pooja Sunita Anita Kavita Neha Aarti Rekha Geeta Sneha Divya Ritu Shreya Swati Deepika Nisha Shweta Meena Lakshmi Asha Radha Savita Usha Sita Kiran Manju Suman Rani Seema Jyoti Rashmi Vandana Archana Preeti Shilpa Sonia Komal Payal Megha Nidhi Pallavi Kajal Sapna Simran Kritika Aditi Ananya Aanya Diya Saanvi Aadhya Kavya Isha Ishita Myra Anika Navya Riya Tanvi Tara Avni Kiara Pari Sara Zara Meera Nandini Gayatri Padma Revathi Sangeetha Uma Vijaya Bhavana Chitra Durga Hema Indira Jaya Kalpana Latha Madhuri Malini Mythili Nalini Parvati Radhika Rohini Saraswati Shanti Sharada Shobha Sindhu Sudha Sushma Vasudha Vidya Yamini Aparna Bindu Charu Deepa Ekta Falguni Garima Harini Jasmine Kamala Leela Monika Namrata Oviya Poonam Rupali Smita Trisha Urvashi Vaishnavi",
    male: "Rahul Amit Raj Sanjay Vijay Rajesh Suresh Ramesh Anil Sunil Ravi Arjun Rohit Vikram Manoj Ashok Deepak Ajay Arun Prakash Mahesh Dinesh Mukesh Rakesh Pankaj Nitin Sachin Vikas Gaurav Ankit Abhishek Karan Nikhil Aditya Varun Siddharth Akash Harsh Kunal Mohit Naveen Pradeep Rajeev Sandeep Vivek Yogesh Aarav Vihaan Vivaan Reyansh Ayaan Sai Krishna Ishaan Shaurya Atharv Kabir Dhruv Rudra Advik Pranav Ansh Aryan Dev Om Yash Ganesh Gopal Hari Jagdish Kamal Kishore Lalit Madan Mohan Murali Nagendra Narayan Omkar Parth Pavan Raghav Rajendra Ramakrishna Ranjit Sagar Satish Shankar Shiva Srinivas Subramanian Sudhir Surya Tarun Tushar Uday Umesh Venkatesh Vinay Vinod Vishal Vishnu Yuvraj Balaji Bhaskar Chandra Chetan Darshan Devendra Girish Gurpreet Harpreet Hemant Hitesh Jayant Jitendra Lokesh",
    family:
      "Kumar Singh Sharma Patel Gupta Das Devi Yadav Reddy Khan Shah Verma Mishra Joshi Rao Nair Mehta Jain Agarwal Chauhan Pandey Thakur Iyer Pillai Menon Kaur Gill Sandhu Dhillon Sidhu Bose Ghosh Mukherjee Banerjee Chatterjee Sen Roy Dutta Chakraborty Sarkar Naidu Raju Murthy Krishnan Subramaniam Venkataraman Raman Srinivasan Iyengar Hegde Shetty Gowda Bhat Kamath Desai Parekh Trivedi Bhatt Dave Pandya Solanki Parmar Rathod Jadhav Patil Kulkarni Deshmukh Pawar Shinde More Kale Gaikwad Chavan Deshpande Kadam Sawant Naik Dubey Tiwari Shukla Tripathi Srivastava Saxena Mathur Bhatnagar Kapoor Malhotra Khanna Chopra Arora Bhatia Sethi Ahuja Anand Bajaj Bansal Goel Goyal Mittal Singhal Jindal Garg Maheshwari Rathi Biyani Kothari Lodha Mahajan Sood Puri Suri Vohra Walia Grewal Bedi Sodhi Ahluwalia Bhalla Chadha Dua Gandhi Gulati Juneja Kohli Luthra Mehra Nanda Oberoi Pahwa Rastogi Sachdeva Talwar Uppal Vaid Wadhwa Acharya Adhikari Bhandari Thapa Gurung Rai Tamang Shrestha Karki Basnet Lama Perera Fernando Silva Jayawardena Wickramasinghe Bandara Dissanayake Gunawardena Rajapaksa Herath Senanayake Ekanayake Nambiar Panicker Kurup Warrier Varghese Thomas Mathew George Joseph Philip Chandran Sundaram Rajan Balakrishnan Natarajan Ramachandran Sivakumar Selvam Murugan Pandian Arumugam Muthu Velu Palani Bora Gogoi Saikia Kalita Deka Baruah Hazarika Mahanta Sahu Panda Mohanty Nayak Behera Pradhan Swain Rout Jena Biswas Mondal Saha Paul Dey Kar Nandi Pal Majumdar Bhattacharya Ganguly",
  },
  zh: {
    female:
      "Fang Na Xiuying Min Jing Li Yan Juan Xia Ying Hui Ling Dan Ping Xue Mei Qian Yu Ting Lan Hong Yun Lin Xin Yuting Jiayi Zihan Xinyi Yuxin Shihan Kexin Mengyao Yutong Ruoxi Yinuo Xiaoyan Meiling Lihua Guiying Shuzhen Chunhua Xiulan Yulan Wenjing Siqi",
    male: "Wei Qiang Lei Jun Yong Jie Tao Ming Chao Gang Bin Peng Hao Bo Kai Feng Long Jian Hui Xin Yang Dong Zhiwei Jianguo Zhiqiang Haoran Zihao Yuxuan Haoyu Junjie Mingze Yichen Ziyang Tianyu Bowen Jiahao Zixuan Yifan Guoqiang Jianhua Wenbo Xiaoming Zhenghao Shaoyong Chengyu",
    family:
      "Wang Li Zhang Liu Chen Yang Huang Zhao Wu Zhou Xu Sun Ma Zhu Hu Guo He Lin Gao Luo Zheng Liang Xie Song Tang Deng Han Feng Cao Peng Zeng Xiao Tian Dong Yuan Pan Cai Jiang Yu Du Ye Cheng Su Wei Lu Ding Ren Shen Yao Fan Fang Fu Zou Tan Xiong Jin Lei Hao Kong Bai Cui Kang Mao Qiu Qin Shi Gu Hou Shao Meng Long Wan Duan Qian Yin Lai Gong Wen Chang Ou Tao Yan",
    familyFirst: true,
  },
  ja: {
    female:
      "Yuko Keiko Kumiko Yoshiko Sachiko Hiroko Kazuko Noriko Akiko Michiko Tomoko Mayumi Naomi Emi Yumi Aya Yui Sakura Hina Rin Mio Yuna Mei Aoi Himari Akari Koharu Ichika Tsumugi Honoka Miyu Nanami Misaki Ayaka Haruka Saki Mai Kana Asuka Reiko Chie Kaori Megumi Rie",
    male: "Hiroshi Takashi Kenji Akira Makoto Kazuo Satoshi Koji Shigeru Yoshio Masao Minoru Kiyoshi Isamu Haruto Yuto Sota Yuki Hayato Haruki Ryusei Koki Riku Sora Ren Minato Itsuki Asahi Yamato Daiki Kenta Shota Takuya Naoki Daisuke Ryota Kazuki Tatsuya Yusuke Tsuyoshi Hideki Osamu Jun Shun",
    family:
      "Sato Suzuki Takahashi Tanaka Ito Watanabe Yamamoto Nakamura Kobayashi Kato Yoshida Yamada Sasaki Yamaguchi Matsumoto Inoue Kimura Hayashi Saito Shimizu Yamazaki Mori Ikeda Hashimoto Abe Ishikawa Yamashita Nakajima Ishii Ogawa Maeda Okada Hasegawa Fujita Goto Kondo Murakami Endo Aoki Sakamoto Fujii Nishimura Fukuda Ota Miura Fujiwara Okamoto Matsuda Nakagawa Nakano Harada Ono Tamura Takeuchi Kaneko Wada Nakayama Ishida Ueda Morita Hara Shibata Sakai Kudo Yokoyama Miyazaki Miyamoto Uchida Takagi Ando Taniguchi Ohno Maruyama Imai Takada Fujimoto Murata Takeda Ueno Sugiyama",
    familyFirst: true,
  },
  ko: {
    female:
      "Minji Jiwoo Seoyeon Seoyun Jimin Haeun Hayun Sua Yuna Jiyoung Eunji Hyejin Soojin Minjung Yoonah Jihye Sooyeon Eunjoo Misook Youngsook Kyunghee Sunhee Hyunjoo Mikyung Jungsook Myungsook Chaewon Dahyun Yejin Nayeon Sohee Boram Areum Hana Sora Jisoo Yuri Sungmi Hyeyoung Boyoung",
    male: "Minjun Seojun Doyun Jiho Siwoo Junseo Hajun Eunwoo Jihoon Hyunwoo Minsu Sunghoon Jungho Donghyun Sangwoo Youngho Kyungsoo Seungmin Taehyung Jaehyun Woojin Junho Minho Sangchul Youngsoo Jongsoo Byungchul Kwangsoo Inho Yongjin Hyunjin Dongwook Kangmin Geonwoo Yejun Juwon Sunwoo Taemin Hoseok Chanyeol",
    family:
      "Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin Kwon Hwang Ahn Song Ryu Jeon Hong Ko Moon Yang Son Bae Baek Heo Yoo Nam Shim Noh Ha Kwak Sung Cha Joo Woo Koo Min Jin Na Ji Um Chae Won Chun Bang Kong Hyun Ham Byun Yeom Yeo Choo Do So Seok Sun Seol Ma Gil Yeon Wi Pyo Myung Ki Ban Ra Wang Geum Ok Yuk In Maeng Je Mo Tak Kook Eo Eun Pyun Yong",
    familyFirst: true,
  },
  vi: {
    female:
      "Lan Huong Mai Linh Thao Trang Ngoc Phuong Hoa Thu Hang Ha Hanh Nga Loan Yen Dung Thuy Van Anh Chi Quynh My Nhung Tuyet Kim_Anh Thanh_Huyen Minh_Thu Bao_Ngoc Khanh_Linh Phuong_Thao Ngoc_Anh Thu_Trang Hong_Nhung Mai_Phuong Kieu_Oanh Bich_Ngoc Cam_Tu Diem_My Hai_Yen",
    male: "Minh Tuan Hung Dung Nam Hai Long Thanh Duc Son Hieu Quang Huy Khoa Phong Tung Kien Cuong Bao Dat Thang Trung Vinh Khang Phuc Minh_Quan Gia_Bao Quoc_Anh Duc_Anh Hoang_Nam Anh_Tuan Tien_Dung Van_Hung Xuan_Truong Thanh_Tung Huu_Phuoc Cong_Vinh Dinh_Trong Ngoc_Hai Tan_Phat",
    family:
      "Nguyen Tran Le Pham Hoang Huynh Phan Vu Vo Dang Bui Do Ho Ngo Duong Ly Dinh Truong Doan Lam Mai Trinh Dao Luong Ha Cao Luu Ta Thai Tong Quach Kieu La Vuong Chu Nghiem Phung To Au Diep Giang Khuat Lai Mac Nhan Ong Tang Than Thach Trieu Uong Van Vi Xa Yen Bach Banh Cam Chau Chung Co Cung Dam Dau Dieu Dong Han Hua Kha Khong Ninh Nong On Quan Sam Son Tiet Trang Tu Ung",
    familyFirst: true,
  },
  th: {
    female:
      "Somying Malee Siriporn Suda Wanida Pranee Supaporn Ratana Kanya Nittaya Apinya Chanida Duangjai Jiraporn Kamala Lalita Mayuree Nanthida Orapin Patcharee Pimchanok Rung Sasithorn Thida Urai Wassana Yaowalak Anong Benjamas Chutima Darunee Kannika Natcha Ploy Preeya Sirikit Tassanee Waraporn Yupa Araya",
    male: "Somchai Somsak Prasert Wichai Surachai Anan Boonmee Chaiwat Decha Ekachai Kittisak Manop Narong Niran Pichai Prasit Rangsan Sakda Somboon Sompong Suchart Sunthorn Thawatchai Thanakorn Veerachai Wanchai Winai Worawut Yuttana Adisorn Apichai Arthit Kanokpol Kriangsak Montri Nattapong Phanuwat Piyapong Thanet Teerasak",
    family:
      "Saetang Srisuk Saelim Saelee Thongdee Chaiyasit Suksawat Rattanakorn Wongsawat Boonyarat Charoenpol Jaidee Kaewkla Kanchanawat Khamdee Kongkaew Maneewong Meesuk Nakprasit Ngamsri Panyarat Phanich Phromma Pongpanich Prasertsuk Rakthai Rungrueang Sangthong Seesuk Singhanat Sirisuk Somboon Sornprasit Suwannarat Tangtrong Thammasat Thepsiri Thongchai Uttama Wattanakul Wiriya Yodrak Yuenyong Amornrat Bunnag Chaiprasit Chantara Duangkaew Intarasorn Jantarat Jitpakdee Kittikun Kraisorn Lertsiri Limsakul Mahawong Nimman Noppakun Onsri Pattanakit Phetchara Pimsan Ploysri Prachakij Ratchata Saengdao Samart Santisuk Sawangwong Sripirom Sukjai Supaporn Tantivej Thaworn Udomsin Veeravat Wannasiri Wisetsri Wongchai Yimyam",
  },
  id: {
    female:
      "Siti Sri Dewi Nur Ani Rina Ratna Wati Yanti Indah Fitri Lestari Ayu Putri Dian Eka Rini Sari Tuti Endang Yuni Maya Nurul Aisyah Zahra Nabila Kartika Melati Mega Wulan Intan Citra Anisa Fatimah Hartini Lia Nadia Rahma Sinta Tri Farah Izzah Aminah Puteri",
    male: "Agus Budi Bambang Slamet Eko Joko Hendra Dedi Rudi Andi Adi Wahyu Yusuf Rizki Dimas Fajar Bayu Arif Iwan Surya Ahmad Muhammad Hasan Irfan Galih Putra Rahmat Taufik Yoga Zainal Gilang Ilham Reza Aditya Bagus Danang Hadi Indra Kurnia Made Amir Azman Faizal Hafiz",
    family:
      "Wijaya Santoso Susanto Setiawan Hidayat Pratama Saputra Nugroho Kurniawan Wibowo Gunawan Siregar Nasution Simanjuntak Sitompul Hutapea Harahap Lubis Ginting Sembiring Tarigan Hakim Rahman Ismail Abdullah Ibrahim Yusof Hashim Othman Hamid Suryadi Sudirman Permana Ramadhan Firmansyah Maulana Purnama Sutrisno Widodo Hartono Haryanto Irawan Kusuma Mahendra Mulyadi Prasetyo Putri Rachman Rosadi Salim Sanjaya Setiadi Subagyo Sugiarto Suhendra Supriyadi Suryana Sutanto Syahputra Tanjung Utama Utomo Wahyudi Wardana Widjaja Winata Yulianto Zulkarnain Anggraini Astuti Handayani Lestari Maharani Nurhayati Pertiwi Rahayu Rahmawati Safitri Susanti Wahyuni Wulandari",
  },
};
